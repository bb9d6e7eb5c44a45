import type { LucideIcon } from 'lucide-react';

/** A point with its icon: reasons, features, services, values. */
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
