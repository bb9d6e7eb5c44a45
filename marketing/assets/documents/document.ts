export type Block =
  | { kind: 'heading'; title: string; lead?: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'statistics'; items: { figure: string; label: string }[] }
  | { kind: 'statement'; title: string; text: string; lead: string }
  | { kind: 'points'; columns: number; items: { title: string; description: string }[] }
  | { kind: 'steps'; items: { title: string; description: string }[] }
  | { kind: 'offering'; picture: string; title: string; description: string; list: string }
  | { kind: 'contact'; items: { title: string; lines: string[] }[] };

/** A document for print and download, as data: what it says is separate from how it is set. */
export interface PrintDocument {
  /** In the marketing workspace. */
  file: string;
  lang: 'en' | 'ja';
  title: string;
  subject: string;
  author: string;
  /** The day its words were last changed. */
  date: string;
  cover: { eyebrow: string; title: string; lead: string; picture: string };
  pages: Block[][];
}
