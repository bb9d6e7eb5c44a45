/*
 * The script at the start of every document, which works before and without all others (document-script.ts). It is sent as it
 * stands here, without indentation and comments, so each comment has lines of its own, and each statement ends with a
 * semicolon.
 */

{
  /** Makes values own properties, which stay assignable where an add-on has frozen the prototype that they come from. */
  const own = (target, ...names) => {
    for (const name of names)
      Object.defineProperty(target, name, { value: target[name], writable: true, configurable: true });
  };

  /** Lets our libraries assign `push` of webpack's lists, and `name` and `message` of errors. */
  const freeFrozen = () => {
    for (const app of ['shell', 'marketing', 'admin']) {
      window[`webpackChunk${app}`] = [];
      own(window[`webpackChunk${app}`], 'push');
    }
    const error = Error();
    error.name = 'own';
    if (error.name === 'own') return;
    const Native = Error;
    const isInstance = Function.prototype[Symbol.hasInstance];
    const Own = function (...values) {
      return Reflect.construct(Native, values, new.target || Own);
    };
    Object.setPrototypeOf(Own, Native);
    Own.prototype = Object.create(Native.prototype);
    own(Own.prototype, 'name', 'message', 'toString');
    Object.defineProperty(Own, Symbol.hasInstance, {
      value(value) {
        return isInstance.call(this === Own ? Native : this, value);
      },
    });
    window.Error = Own;
  };

  /** Replaces `reduce` of old libraries, which takes no function. */
  const repairReduce = () => {
    const { reduce } = Array.prototype;
    try {
      if ([1, 2].reduce((sum, one) => sum + one, 0) === 3) return;
    } catch {}
    Array.prototype.reduce = function (change, ...first) {
      if (typeof change !== 'function') return reduce.call(this, change, ...first);
      let result = first.length ? first[0] : this[0];
      for (let index = first.length ? 0 : 1; index < this.length; index += 1)
        result = change(result, this[index], index, this);
      return result;
    };
  };

  /** Replaces `Array.from` of old libraries, which refuse sets or ignore the function. */
  const repairArrayFrom = () => {
    try {
      if (Array.from(new Set([1]), (one) => one + 1)[0] === 2) return;
    } catch {}
    Array.from = (items, change, self) => {
      const list = [...(Symbol.iterator in Object(items) ? items : [].slice.call(items))];
      return change ? list.map(change, self) : list;
    };
  };

  /** Adds what is missing of the language and the browser. */
  const addMissing = () => {
    const add = (prototype, name, value) => {
      if (!prototype[name]) Object.defineProperty(prototype, name, { value });
    };
    add(Array.prototype, 'at', function (index) {
      return this[index < 0 ? this.length + index : index];
    });
    add(String.prototype, 'replaceAll', function (old, change) {
      return this.replace(
        old instanceof RegExp ? old : RegExp(String(old).replace(/\W/g, '\\$&'), 'g'),
        change,
      );
    });
    Object.hasOwn ??= (object, key) => Boolean(Reflect.getOwnPropertyDescriptor(Object(object), key));
    window.requestAnimationFrame ??= (task) => setTimeout(task, 16, performance.now());
    window.cancelAnimationFrame ??= (id) => {
      clearTimeout(id);
    };
    window.queueMicrotask ??= (task) => {
      Promise.resolve().then(task);
    };
    window.CSS ??= { supports: () => false, escape: String };
    window.AbortController ??= class {
      constructor() {
        this.stream = new WritableStream({
          start: ({ signal }) => {
            this.signal = signal;
          },
        });
      }
      abort(reason = new DOMException('Aborted', 'AbortError')) {
        this.stream.abort(reason).catch(() => {});
      }
    };
  };

  /** Ignores `document.write` once the document is parsed: it would remove the page and every event listener. */
  const ignoreLateWrites = () => {
    for (const name of ['open', 'write', 'writeln']) {
      const native = Document.prototype[name];
      Reflect.set(Document.prototype, name, function (...values) {
        const opensWindow = name === 'open' && values.length > 2;
        const isAllowed = opensWindow || this !== document || document.readyState === 'loading';
        return isAllowed ? native.apply(this, values) : this;
      });
    }
  };

  /** Replaces `history.state` where it throws. */
  const repairHistory = () => {
    try {
      history.state;
    } catch {
      let state = null;
      for (const name of ['pushState', 'replaceState']) {
        const native = history[name];
        Reflect.set(history, name, (next, ...rest) => {
          native.call(history, next, ...rest);
          state = next;
        });
      }
      addEventListener('popstate', (event) => {
        state = event.state;
      });
      Reflect.defineProperty(history, 'state', { get: () => state });
    }
  };

  /** Replaces `performance` where it is missing or throws. */
  const repairPerformance = () => {
    try {
      performance.getEntriesByType('navigation').at(0);
      performance.now();
    } catch {
      const timeOrigin = Date.now();
      const none = () => [];
      const now = () => Date.now() - timeOrigin;
      const value = { timeOrigin, now, getEntriesByType: none, getEntriesByName: none };
      Object.defineProperty(window, 'performance', { value });
    }
  };

  freeFrozen();
  repairReduce();
  repairArrayFrom();
  addMissing();
  ignoreLateWrites();
  repairHistory();
  repairPerformance();
  /* Variables that our libraries look for, which the id of an element would define: the remotes, and what React reads. */
  for (const name of ['marketing', 'admin', 'nodeName', 'process']) window[name] ??= undefined;
}

/* What the visitor clicked last, by mouse, touch or keyboard, for packages/host/src/early-press.ts. */
addEventListener(
  'click',
  (event) => {
    window.earlyClick = event.target;
  },
  true,
);

{
  /** Whether React has rendered or hydrated an element. */
  const isTaken = (element) => Object.keys(element).some((key) => key.startsWith('__react'));

  /** Elements whose name or id hides a property of the document, or of the forms in these parents. */
  const hiding = [
    ['form,img,iframe,embed,object', Document.prototype],
    [
      'main,[role$=dialog]',
      HTMLFormElement.prototype,
      ':is(input,button,select,textarea,output,fieldset,object,img)',
    ],
  ];

  /**
   * Takes the names away from inserted elements such as `<form name="head">` or `<input name="submit">` as soon as they are
   * inserted, before another script needs the property. Uses methods that they can't hide.
   */
  const freeHiddenProperties = () => {
    const find = document.querySelectorAll;
    const { getAttribute, removeAttribute } = Element.prototype;
    const free = () => {
      for (const [parents, prototype, fields = ''] of hiding)
        for (const element of find.call(document, `:is(${parents}) ${fields}`))
          for (const key of ['name', 'id']) {
            const value = getAttribute.call(element, key);
            if (value !== 'name' && value in prototype && !isTaken(element))
              removeAttribute.call(element, key);
          }
    };
    try {
      const options = { childList: true, subtree: true, attributeFilter: ['name', 'id'] };
      new MutationObserver(free).observe(document, options);
    } catch {}
  };

  /**
   * Calls a function for each served form that React has not hydrated: with its text fields, what is kept of it, and the key
   * under which marketing/src/submission/kept-text.ts keeps the text of other forms too.
   */
  const forEachServedForm = (use) => {
    for (const form of document.querySelectorAll('main form[data-form]'))
      try {
        if (isTaken(form)) continue;
        const key = `typed:${form.dataset.form}`;
        const kept = JSON.parse(sessionStorage.getItem(key)) || {};
        use(
          [...form.elements].filter(({ type, tabIndex }) => /^text|tel/.test(type) && tabIndex >= 0),
          kept,
          key,
        );
      } catch {}
  };

  const boxesOutsideForms = () =>
    [...document.querySelectorAll('main [type="checkbox"]')].filter(({ form }) => !form);

  const tickedKey = `ticked:${location.pathname}`;

  /** Keeps the text of served forms, and which boxes outside forms are ticked. */
  const keepTyped = () => {
    forEachServedForm((fields, kept, key) => {
      if (!fields.some(({ value }) => value)) return;
      const typed = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
      const values = { ...kept.values, ...typed };
      sessionStorage.setItem(key, JSON.stringify({ begunAt: performance.timeOrigin, ...kept, values }));
    });
    try {
      const ticked = boxesOutsideForms().map((box) => box.checked && !isTaken(box));
      if (ticked.includes(true)) sessionStorage.setItem(tickedKey, JSON.stringify(ticked));
    } catch {}
  };

  const restoreTyped = () => {
    forEachServedForm((fields, { values }) => {
      for (const field of fields) field.value = field.value || values?.[field.name] || '';
    });
    try {
      const ticked = JSON.parse(sessionStorage.getItem(tickedKey));
      sessionStorage.removeItem(tickedKey);
      boxesOutsideForms().forEach((box, index) => {
        if (ticked[index]) box.checked = true;
      });
    } catch {}
  };

  /** Marks the page, whose forms then say that they do not work. */
  const giveUp = () => document.getElementById('page')?.setAttribute('data-without-script', '');

  /**
   * Reloads the page once if the shell's script has failed: the network changed for example, or a proxy or the browser kept a
   * document whose scripts are gone. packages/host/src/reload-once.ts does the same for other scripts.
   */
  const reloadWithoutShell = () => {
    const hasShell = 'suiteFederation' in window;
    const setReloaded = (isReloaded) => history.replaceState({ ...history.state, isReloaded }, '');
    if (history.state?.isReloaded) return hasShell ? setReloaded(false) : giveUp();
    if (hasShell) return;
    fetch(location.href, { method: 'HEAD', cache: 'no-store' })
      .then(({ ok }) => {
        if (!ok) return giveUp();
        setReloaded(true);
        location.reload();
      })
      .catch(giveUp);
  };

  freeHiddenProperties();
  window.keepTyped = keepTyped;
  addEventListener('pagehide', keepTyped);
  addEventListener('visibilitychange', keepTyped);
  addEventListener('DOMContentLoaded', restoreTyped);
  addEventListener('DOMContentLoaded', reloadWithoutShell);

  /* A server that never answers is no error for the browser. The mark goes when the scripts run. */
  const watch = setInterval(() => {
    const page = document.getElementById('page');
    const hasRun = page && isTaken(page);
    if (hasRun) clearInterval(watch);
    if (hasRun || performance.now() > ANSWER_LIMIT) page?.toggleAttribute('data-without-script', !hasRun);
  }, 1000);
}
