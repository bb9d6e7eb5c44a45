import type { LucideIcon } from 'lucide-react';

/** A point with an icon, such as a reason, feature, service or value. */
export interface IconItem {
  icon: LucideIcon;
  title: string;
  description: string;
}

export interface Question {
  icon: LucideIcon;
  question: string;
  answer: string;
}
