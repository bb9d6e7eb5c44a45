import {
  Award,
  BookOpenCheck,
  ChartNoAxesColumn,
  ClipboardCheck,
  FilePenLine,
  GraduationCap,
  Languages,
  ListChecks,
  MessageCircleQuestion,
  MonitorPlay,
  Route,
  ShieldCheck,
  Smartphone,
  TrendingUp,
  UserRoundPlus,
  Users,
} from 'lucide-react';
import type { ProductPage } from './product-page.ts';

/** Content of the LMS page: 12 features. */
export const lmsPage: ProductPage = {
  id: 'lms',
  theme: 'Training that people finish.',
  lead: 'Short lessons, fair tests and numbered certificates. Managers see who can do the work, not only who opened the file.',
  whyChoose: {
    title: 'Why training managers choose it',
    items: [
      {
        icon: UserRoundPlus,
        title: 'A learning path from the first day',
        description: 'New staff get the learning path for their role on the day they start.',
      },
      {
        icon: ShieldCheck,
        title: 'Ready when the auditor comes',
        description: 'See who took which course, when, and in which version.',
      },
      {
        icon: Smartphone,
        title: 'Lessons where people work',
        description: 'On the shop floor, in the van, at home; each lesson resumes where it stopped.',
      },
      {
        icon: TrendingUp,
        title: 'See who still needs training',
        description: 'Results by skill, so the next course is the one they need.',
      },
    ],
  },
  grid: {
    title: 'What is included',
    lead: 'Twelve features, from writing the first lesson to renewing the hundredth certificate.',
    items: [
      {
        icon: FilePenLine,
        title: 'Course creation',
        description: 'Text, video, slides and quizzes, without a programmer.',
      },
      {
        icon: Users,
        title: 'Student management',
        description: 'Groups, roles and enrolment by department or site.',
      },
      {
        icon: ChartNoAxesColumn,
        title: 'Progress tracking',
        description: 'How far everyone has got, lesson by lesson.',
      },
      {
        icon: ClipboardCheck,
        title: 'Assessment tools',
        description: 'Tests, practical checks and marking with a rubric.',
      },
      {
        icon: Award,
        title: 'Certification management',
        description: 'Numbered certificates, each with the date on which it expires.',
      },
      { icon: Route, title: 'Learning paths', description: 'The right order of courses for each role.' },
      {
        icon: ListChecks,
        title: 'Question banks',
        description: 'New tests drawn by topic and difficulty.',
      },
      {
        icon: MonitorPlay,
        title: 'Live sessions',
        description: 'Classes by video, with attendance taken for you.',
      },
      {
        icon: MessageCircleQuestion,
        title: 'Questions and answers',
        description: 'Learners ask beside the lesson; trainers answer once for everyone.',
      },
      {
        icon: BookOpenCheck,
        title: 'Assignments',
        description: 'Work handed in, returned and kept with its comments.',
      },
      {
        icon: GraduationCap,
        title: 'Training records',
        description: 'A transcript for every employee, ready to export.',
      },
      {
        icon: Languages,
        title: 'Multilingual courses',
        description: 'One course, taught in the language of each site.',
      },
    ],
  },
  tierFeatures: [
    ['Course creation', 'Assessment tools', 'Progress tracking'],
    ['Learning paths', 'Question banks', 'Certification management'],
    ['Training records', 'Live sessions', 'Multilingual courses'],
  ],
};
