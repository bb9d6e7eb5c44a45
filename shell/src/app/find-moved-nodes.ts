/** What a translator has put in the place of a text that it has taken out of the document. */
const replacements = new WeakMap<Node, ChildNode>();

/** Returns the child of a parent that is, contains or replaces a node; undefined if the node is elsewhere. */
function childWith(parent: Node, node: Node): Node | undefined {
  let at: Node | null = (!node.isConnected && replacements.get(node)) || node;
  for (; at; at = at.parentNode) if (at.parentNode === parent) return at;
  return undefined;
}

/** Puts a text that a translator has replaced back when React changes it; otherwise the old translation would stay. */
function restoreChangedTexts() {
  const observer = new MutationObserver((records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const [removed] = removedNodes;
      const replacement = [addedNodes[0], previousSibling, nextSibling].find((node) =>
        added.has(node as Node),
      );
      if (!target.isConnected) replacements.get(target)?.replaceWith(target);
      else if (replacement && removed instanceof Text && !removed.isConnected) {
        replacements.set(removed, replacement as ChildNode);
        observer.observe(removed, { characterData: true });
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}

/**
 * Lets React change and remove texts that a translator has wrapped in or replaced by new elements, and insert nodes
 * before them. The browser's methods throw, and React then takes the whole part of the page away.
 */
export function findMovedNodes() {
  restoreChangedTexts();
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
