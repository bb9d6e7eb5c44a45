export type Block =
  | { kind: 'heading'; title: string; lead?: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'statistics'; items: { figure: string; label: string }[] }
  | { kind: 'statement'; title: string; text: string; lead: string }
  | { kind: 'points'; columns: number; items: { title: string; description: string }[] }
  | { kind: 'steps'; items: { title: string; description: string }[] }
  | { kind: 'offering'; picture: string; title: string; description: string; list: string }
  | { kind: 'contact'; items: { title: string; lines: string[] }[] };

/** The content of a PDF for print and download, separate from its layout in print.ts. */
export interface PrintDocument {
  /** Path in the marketing workspace. */
  file: string;
  lang: 'en' | 'ja';
  title: string;
  subject: string;
  author: string;
  /** Day of the last change to its text. */
  date: string;
  cover: { eyebrow: string; title: string; lead: string; picture: string };
  pages: Block[][];
}
