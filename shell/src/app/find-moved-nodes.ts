/** What a translator has put in the place of a text that it has taken out of the document. */
const replacements = new WeakMap<Node, ChildNode>();

/** Texts that have changed since they were shown. */
const changed = new WeakSet<Node>();

/** Returns the child of a parent that is, contains or replaces a node; undefined if the node is elsewhere. */
function childWith(parent: Node, node: Node): Node | undefined {
  let at: Node | null = (!node.isConnected && replacements.get(node)) || node;
  for (; at; at = at.parentNode) if (at.parentNode === parent) return at;
  return undefined;
}

interface Fiber {
  return: Fiber | null;
  stateNode?: { containerInfo?: Node } | null;
}

/** Returns whether React still renders a node: its fiber leads up to a root. Undefined if it has no fiber. */
function hasRoot(node: Node): boolean | undefined {
  const key = Object.keys(node).find((name) => /^__react(Fiber|Container)/.test(name));
  let fiber = (key ? Reflect.get(node, key) : undefined) as Fiber | null | undefined;
  while (fiber?.return) fiber = fiber.return;
  return fiber ? Boolean(fiber.stateNode?.containerInfo) : undefined;
}

/** Returns whether React still renders something in an element. */
const isRendered = (element: Element) => [element, ...element.querySelectorAll('*')].some(hasRoot);

const elementsIn = (nodes: Iterable<Node>) => [...nodes].filter((node) => node instanceof Element);

/** How often each element was put back. Another script may replace it again whenever it is. */
const restored = new WeakMap<Element, number>();

/** Puts elements back that another script has replaced by copies, which look the same and do nothing. */
function restoreCopied(removed: Element[], added: Element[]) {
  for (const element of removed) {
    const times = restored.get(element) ?? 0;
    if (times === 5 || element.isConnected || !isRendered(element)) continue;
    const isCopy = (other: Element) =>
      other.isConnected &&
      other.localName === element.localName &&
      ['id', 'class', 'name'].every((name) => other.getAttribute(name) === element.getAttribute(name)) &&
      !isRendered(other);
    const copy = added.find(isCopy);
    if (!copy) continue;
    restored.set(element, times + 1);
    copy.replaceWith(element);
  }
}

/**
 * Restores copied elements, and texts that a translator has replaced: when React changes them, and where it has changed them
 * before the translation came. Otherwise the old translation would stay.
 */
function restoreReplaced() {
  const observer = new MutationObserver((records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    restoreCopied(elementsIn(records.flatMap(({ removedNodes }) => [...removedNodes])), elementsIn(added));
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const [removed] = removedNodes;
      const replacement = [addedNodes[0], previousSibling, nextSibling].find((node) =>
        added.has(node as Node),
      ) as ChildNode | undefined;
      if (type === 'characterData') {
        if (target.isConnected) changed.add(target);
        else replacements.get(target)?.replaceWith(target);
      } else if (replacement && removed instanceof Text && !removed.isConnected) {
        replacements.set(removed, replacement);
        observer.observe(removed, { characterData: true });
        // In a new task, because a translator may answer at once.
        if (changed.delete(removed) && hasRoot(removed) !== false)
          setTimeout(() => replacement.replaceWith(removed));
      }
    }
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
}

/**
 * Lets React change and remove texts that a translator has wrapped in or replaced by new elements, and insert nodes
 * before them. The browser's methods throw, and React then takes the whole part of the page away.
 */
export function findMovedNodes() {
  restoreReplaced();
  const { insertBefore, removeChild } = Node.prototype;
  // Where another script has frozen the prototype, an assignment would throw.
  Reflect.set(Node.prototype, 'removeChild', function remove(this: Node, child: Node) {
    const own = childWith(this, child);
    if (own) removeChild.call(this, own);
    return child;
  });
  Reflect.set(Node.prototype, 'insertBefore', function insert(this: Node, child: Node, next: Node | null) {
    insertBefore.call(this, child, (next && childWith(this, next)) ?? null);
    return child;
  });
}
