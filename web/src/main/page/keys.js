// The keys that do something wherever on the page one is.

export function listen(actions) {
  const keys = {
    ',': actions.back,
    '.': actions.forward,
    ArrowLeft: actions.back,
    ArrowRight: actions.forward,
    Home: actions.toStart,
    End: actions.toEnd,
    Escape: actions.letGo,
    u: actions.takeBack,
    f: actions.flip,
    m: actions.typeMove,
    r: actions.roll,
    '?': actions.help,
  };
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    const typing = target.matches?.('input:not([type=radio]), textarea, select') || target.closest?.('dialog');
    const onTab = target.matches?.('[role=tab], input[type=radio]') && /^(Arrow|Home|End)/.test(key);
    if (typing || onTab || event.altKey || event.ctrlKey || event.metaKey || keys[key] === undefined) {
      return;
    }
    event.preventDefault();
    keys[key]();
  });
}
