package org.example.app

import io.github.assize.core.IllegalMoveException
import io.github.assize.variants.chatur.Chatur

fun main() {
    val start = Chatur.ruleset().initialPosition()
    println("chatur: " + start.legalMovesInOrder().joinToString(" "))
    val end = listOf("d3", "e5", "Qc3", "Ke7", "Qxe5").fold(start) { position, move -> position.play(move) }
    println(end.outcome())
    try {
        start.play("e2e5")
    } catch (e: IllegalMoveException) {
        println("${e.move()} is refused, and ${e.position().legalMoves().size} moves are not")
    }
}
