/** What a translator or highlighter has put in the place of a text that it has taken out of the document. */
const replacements = new WeakMap<Node, readonly ChildNode[]>();

/** Removes what has replaced a text, but for its first node. */
function removeRest(text: Node) {
  for (const node of replacements.get(text)?.slice(1) ?? []) node.remove();
}

function restoreText(text: Node) {
  removeRest(text);
  replacements.get(text)?.[0]?.replaceWith(text);
}

/** Texts that have changed since they were shown. */
const changed = new WeakSet<Node>();

/** Returns the child of a parent that is, contains or replaces a node; undefined if the node is elsewhere. */
function childWith(parent: Node, node: Node): Node | undefined {
  let at: Node | null = (!node.isConnected && replacements.get(node)?.[0]) || node;
  for (; at; at = at.parentNode) if (at.parentNode === parent) return at;
  return undefined;
}

interface Fiber {
  return: Fiber | null;
  stateNode?: { containerInfo?: Node } | null;
}

/**
 * Returns the element in which React listens to a node's events, if it still renders the node: its fiber leads up to a
 * root. Returns false if it doesn't, and undefined if the node has no fiber.
 */
function containerOf(node: Node): Node | false | undefined {
  const key = Object.keys(node).find((name) => /^__react(Fiber|Container)/.test(name));
  let fiber = (key ? Reflect.get(node, key) : undefined) as Fiber | null | undefined;
  let container: Node | undefined;
  let isRoot: boolean | undefined;
  for (; fiber; fiber = fiber.return) {
    const own = fiber.stateNode?.containerInfo;
    container ??= own;
    isRoot = Boolean(own);
  }
  return isRoot && container;
}

/** Returns whether React still renders something in an element. */
const isRendered = (element: Element) => [element, ...element.querySelectorAll('*')].some(containerOf);

/** Returns the elements among nodes, and the controls in them: a copied label contains a copied field. */
const elementsIn = (nodes: Iterable<Node>) =>
  [...nodes].flatMap((node) =>
    node instanceof Element ? [node, ...node.querySelectorAll('input, textarea, button')] : [],
  );

/** How often each node was put back. Another script may replace it again whenever it is. */
const restored = new WeakMap<Node, number>();

/** Returns whether a node may be put back, and counts that. */
function mayRestore(node: Node) {
  const times = restored.get(node) ?? 0;
  restored.set(node, times + 1);
  return times < 5;
}

/** Puts elements back that another script has replaced by copies, which look the same and do nothing. */
function restoreCopied(removed: Element[], added: Element[]) {
  for (const element of removed) {
    if (element.isConnected || !isRendered(element)) continue;
    const isCopy = (other: Element) =>
      other.isConnected &&
      other.localName === element.localName &&
      ['id', 'class', 'name'].every((name) => other.getAttribute(name) === element.getAttribute(name)) &&
      !isRendered(other);
    const copy = added.find(isCopy);
    if (copy && mayRestore(element)) copy.replaceWith(element);
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
      const container = removed?.isConnected && containerOf(removed);
      // Moved by another script to where React does not listen.
      if (container && !container.contains(removed) && mayRestore(removed))
        target.insertBefore(removed, nextSibling);
      const replacement = [addedNodes[0], previousSibling, nextSibling].find((node) =>
        added.has(node as Node),
      ) as ChildNode | undefined;
      if (type === 'characterData') {
        if (target.isConnected) changed.add(target);
        else restoreText(target);
      } else if (replacement && removed instanceof Text && !removed.isConnected) {
        const isAlone = removedNodes.length === 1 && added.has(addedNodes[0] as Node);
        replacements.set(removed, isAlone ? ([...addedNodes] as ChildNode[]) : [replacement]);
        observer.observe(removed, { characterData: true });
        // In a new task, because a translator may answer at once.
        if (changed.delete(removed) && containerOf(removed) !== false) setTimeout(() => restoreText(removed));
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
    if (own !== child) removeRest(child);
    return child;
  });
  Reflect.set(Node.prototype, 'insertBefore', function insert(this: Node, child: Node, next: Node | null) {
    insertBefore.call(this, child, (next && childWith(this, next)) ?? null);
    return child;
  });
}
