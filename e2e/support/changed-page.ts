import type { Page } from '@playwright/test';

/** Replaces each text by a translation as soon as it appears, as the translators of browsers do. Runs in the page. */
export const translateAlways = () => {
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, title, font')) continue;
      const font = document.createElement('font');
      font.append(Object.assign(document.createElement('font'), { textContent: text.data }));
      text.before(font);
      text.remove();
    }
  };
  translate(document.body);
  new MutationObserver((changed) => {
    for (const { addedNodes, target } of changed) if (addedNodes.length > 0) translate(target);
  }).observe(document.body, { childList: true, subtree: true });
};

/**
 * What add-ons, translators, phones and proxies do to a document, by name. Each function runs in the page. Those that
 * change what React has rendered make it report error 418 and render that part again.
 */
export const changes = {
  'a text in the footer becomes a link': () => {
    const walker = document.createTreeWalker(
      document.querySelector('footer') as Element,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!/ISO|©/.test(text.data)) continue;
      const link = document.createElement('a');
      link.href = 'x-apple-data-detectors://0';
      text.replaceWith(link);
      link.append(text);
      return;
    }
  },
  'comments are stripped': () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
    const comments: Node[] = [];
    while (walker.nextNode()) comments.push(walker.currentNode);
    for (const comment of comments) (comment as Comment).remove();
  },
  'white space is inserted between list items': () => {
    for (const item of document.querySelectorAll('li')) item.after('\n  ');
  },
  'white space is inserted between all elements of the page': () => {
    for (const element of document.querySelectorAll('#page *:not(svg *, textarea, script, style)'))
      element.before('\n');
  },
  'addresses are obfuscated': () => {
    for (const link of document.querySelectorAll('a[href^="mailto:"]')) {
      link.setAttribute('href', '/cdn-cgi/l/email-protection#a1');
      link.innerHTML = '<span class="__cf_email__" data-cfemail="a1">[email&#160;protected]</span>';
    }
  },
  'nodes are appended everywhere': () => {
    for (const parent of document.querySelectorAll(
      'html, head, body, #app, header, header nav, header ul, main, #page, section, form, footer, footer ul',
    )) {
      const added = document.createElement('div');
      added.dataset.addOn = '';
      parent.append(added);
    }
  },
  'nodes are prepended everywhere': () => {
    for (const parent of document.querySelectorAll(
      'body, #app, header, header nav, main, #page, section, form, label, footer',
    )) {
      const added = document.createElement('div');
      added.dataset.addOn = '';
      parent.prepend(added);
    }
  },
  'the chat link and the social links are removed': () => {
    for (const link of document.querySelectorAll('aside, footer a[target="_blank"]')) link.remove();
  },
  'the header is removed': () => document.querySelector('header')?.remove(),
  'the footer is removed': () => document.querySelector('footer')?.remove(),
  'pictures and icons are removed': () => {
    for (const picture of document.querySelectorAll('img, picture, svg')) picture.remove();
  },
  'texts are wrapped in font elements': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, title')) continue;
      const font = document.createElement('font');
      font.append(Object.assign(document.createElement('font'), { textContent: text.data }));
      text.replaceWith(font);
    }
    document.documentElement.lang = 'fr';
    document.documentElement.classList.add('translated-ltr');
  },
  'texts are replaced': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.parentElement?.closest('h2, p, li, footer')) text.data = text.data.replaceAll('e', 'é');
    }
  },
  'elements are replaced by copies': () => {
    document.body.innerHTML += '<i></i>';
    for (const element of document.querySelectorAll('main input, main textarea, main button')) {
      element.before(element.cloneNode(true));
      element.parentNode?.removeChild(element);
    }
    document.write('<i></i>');
  },
  'forms are removed from the page to another place': () => {
    document.body.append(...document.querySelectorAll('main form'));
  },
  'labels are replaced by others': () => {
    for (const label of document.querySelectorAll<HTMLLabelElement>('main label')) {
      const other = document.createElement('label');
      other.innerHTML = label.innerHTML;
      if (label.htmlFor) other.htmlFor = label.htmlFor;
      label.replaceWith(other);
    }
  },
  'telephone numbers become links': () => {
    for (const link of document.querySelectorAll('a[href^="tel:"], footer p'))
      link.innerHTML = `<a href="callto:1">${link.textContent}</a><img alt="" src="data:,">`;
  },
  'attributes are added': () => {
    document.documentElement.className = 'dark-reader';
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.body.setAttribute('style', 'overflow-anchor: none');
    for (const element of document.querySelectorAll(
      'a, button, input, textarea, form, section, h1, h2, svg',
    )) {
      element.setAttribute('data-gr', '1');
      element.setAttribute('style', '--darkreader-inline-color: #000');
      element.setAttribute('bis_skin_checked', '1');
    }
  },
  'attributes are removed': () => {
    for (const element of document.querySelectorAll('header *, footer *, #page *'))
      for (const name of ['aria-label', 'aria-describedby', 'rel', 'autocomplete'])
        element.removeAttribute(name);
  },
  'the attributes of the document are removed': () => {
    for (const { name } of [...document.documentElement.attributes])
      document.documentElement.removeAttribute(name);
  },
  'a password manager puts icons beside fields': () => {
    for (const field of document.querySelectorAll('input, textarea')) {
      const icon = document.createElement('div');
      icon.dataset.lastpassIconRoot = 'true';
      field.after(icon);
    }
  },
  'a password manager wraps fields': () => {
    for (const field of document.querySelectorAll('input, textarea')) {
      const wrapper = document.createElement('span');
      field.replaceWith(wrapper);
      wrapper.append(field, document.createElement('com-1password-button'));
    }
  },
  'sections are wrapped': () => {
    for (const section of document.querySelectorAll('#page section')) {
      const wrapper = document.createElement('div');
      section.replaceWith(wrapper);
      wrapper.append(section);
    }
  },
  'the parts of the page are wrapped': () => {
    for (const part of document.querySelectorAll('#page > *')) {
      const wrapper = document.createElement('div');
      part.replaceWith(wrapper);
      wrapper.append(part);
    }
  },
  'frames and styles are injected': () => {
    for (const parent of [document.body, document.querySelector('#page'), document.querySelector('header')]) {
      parent?.append(document.createElement('iframe'));
      parent?.prepend(document.createElement('grammarly-desktop-integration'));
    }
    document.head.prepend(document.createElement('style'));
  },
  'a base address is set': () => {
    document.head.prepend(Object.assign(document.createElement('base'), { href: '/elsewhere/' }));
  },
  'a policy is inserted': () => {
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "default-src 'self'; require-trusted-types-for 'script'";
    document.head.prepend(policy);
  },
  'elements of the head are removed': () => {
    for (const element of document.head.querySelectorAll('title, link, meta')) element.remove();
  },
  'the canonical address is broken': () => {
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', 'https://[broken');
  },
  'all ids and data are removed': () => {
    for (const element of document.querySelectorAll('body *'))
      for (const { name } of [...element.attributes])
        if (/^(id|data-|aria-)/.test(name)) element.removeAttribute(name);
  },
  'names of elements hide properties': () => {
    const insert = (parent: Element, tag: string, attribute: string, name: string) => {
      const element = Document.prototype.createElement.call(document, tag);
      Element.prototype.setAttribute.call(element, attribute, name);
      Element.prototype.append.call(parent, element);
    };
    const { body } = document;
    const namesOf = (object: object): string[] =>
      object === Object.prototype
        ? []
        : [...Object.keys(object), ...namesOf(Object.getPrototypeOf(object) as object)];
    for (const name of ['head', 'body', 'querySelector', 'nodeName']) insert(body, 'iframe', 'name', name);
    for (const form of [...document.querySelectorAll('main form')])
      for (const name of namesOf(HTMLFormElement.prototype))
        if (name !== 'name') insert(form, 'output', 'name', name);
    for (const id of ['admin', 'marketing', 'nodeName', 'process']) insert(body, 'object', 'id', id);
    for (const name of namesOf(Document.prototype)) insert(body, 'form', 'name', name);
  },
  'the announcement is removed': () => document.getElementById('page-announcement')?.remove(),
} satisfies Record<string, () => void>;

/** React's errors about what it could not hydrate, the refused `<base>`, and what an inserted policy blocks. */
export const reactErrors =
  /React error #(418|419|422|423|425)|base-uri|base URI|directive:? .default-src 'self'/;

/** Changes the document of each page load once it is parsed, before the page's scripts start. `change` is a function. */
export const changeBeforeScripts = (page: Page, change: string) =>
  // Not in the frames that a change may add.
  page.addInitScript(`window === top && document.addEventListener('DOMContentLoaded', ${change})`);
