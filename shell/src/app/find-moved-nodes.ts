/** Returns the child of a parent that is or contains a node; undefined if the node is elsewhere. */
function childWith(parent: Node, node: Node): Node | undefined {
  for (let at: Node | null = node; at; at = at.parentNode) if (at.parentNode === parent) return at;
  return undefined;
}

/**
 * Lets React remove, and insert before, nodes that a translator has wrapped in elements of its own. The browser's methods
 * throw, and React then takes the whole part of the page away.
 */
export function findMovedNodes() {
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
