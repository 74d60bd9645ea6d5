// Makes and finds elements. Text from outside becomes text nodes and nothing else.

export function byId(id) {
  return document.getElementById(id);
}

// Attributes that begin with "on" are listeners, those that are true stand alone, those that are false are left out.
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) {
      made.addEventListener(key.slice(2), value);
    } else if (value === true) {
      made.setAttribute(key, '');
    } else if (value !== false && value !== undefined) {
      made.setAttribute(key, value);
    }
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

export function button(text, onclick, attributes = {}) {
  return element('button', { type: 'button', onclick, ...attributes }, text);
}

export function field(label, input) {
  return element('label', { class: 'field' }, element('span', {}, label), input);
}

export function fill(container, ...children) {
  container.replaceChildren(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
}

// The rules draw SVG, in which every text is escaped already.
export function svg(text) {
  return document.importNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true);
}

export function say(text) {
  const live = byId('live');
  // The same text twice is said twice.
  live.textContent = live.textContent === text ? text + '\u00a0' : text;
}

export function notice(text, ...actions) {
  const box = byId('notice');
  box.hidden = text === '';
  fill(box, element('span', {}, text), actions, text === '' ? null : button('✕', () => notice(''), { 'aria-label': 'Close' }));
}

// Works through steps in small portions, so that the page stays awake; `step` returns false when there is no more to do.
export function work(step, portion = 40) {
  let stopped = false;
  const finished = new Promise((resolve, reject) => {
    const turn = () => {
      const end = performance.now() + portion;
      try {
        while (!stopped && performance.now() < end) {
          if (!step()) {
            stopped = true;
          }
        }
      } catch (error) {
        stopped = true;
        reject(error);
        return;
      }
      if (stopped) {
        resolve();
      } else {
        setTimeout(turn, 0);
      }
    };
    setTimeout(turn, 0);
  });
  return { finished, stop: () => (stopped = true) };
}

export function capitalized(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
