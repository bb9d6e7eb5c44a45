import type { LucideProps } from 'lucide-react';
import { createElement } from 'react';

interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
}

/**
 * For what lucide makes its icons with: contexts, class names and stroke arithmetic that nothing here uses, in every app
 * anew.
 * @public webpack takes it for the module (packages/build/src/stand-ins.ts)
 */
export default function createIcon({ node }: IconData) {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...props }: LucideProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      parts,
    );
}
