import {
  Apple,
  Bell,
  CloudOff,
  CreditCard,
  Layers,
  LifeBuoy,
  MonitorSmartphone,
  PencilRuler,
  RadioTower,
  Rocket,
  Server,
  Smartphone,
  TabletSmartphone,
  TestTubeDiagonal,
} from 'lucide-react';
import type { ProductPage } from './product-page.ts';

/** Content of the mobile page: 12 services. */
export const mobilePage: ProductPage = {
  id: 'mobile',
  theme: 'Apps that work where your people work.',
  lead: 'On a plantation, in a lift, behind a hotel counter. We build for people with one hand free and a weak signal.',
  whyChoose: {
    title: 'Why teams build with us',
    items: [
      {
        icon: CloudOff,
        title: 'Works without a signal',
        description: 'The app records first and sends later. Nothing typed in the field is lost.',
      },
      {
        icon: Layers,
        title: 'The right technology for the job',
        description: 'Native code where the device matters, shared code where the budget matters.',
      },
      {
        icon: Rocket,
        title: 'We handle the App Store and Google Play',
        description: 'Accounts, reviews, releases and updates, all under your name.',
      },
      {
        icon: RadioTower,
        title: 'Monitored after launch',
        description: 'Crashes and slow screens reach us before they reach your reviews.',
      },
    ],
  },
  grid: {
    title: 'What we do',
    lead: 'Twelve services, from the first sketch to the third version.',
    items: [
      {
        icon: Apple,
        title: 'iOS native',
        description: 'Swift apps that feel at home on iPhone and iPad.',
      },
      {
        icon: Smartphone,
        title: 'Android native',
        description: 'Kotlin apps, tested on the phones people really own.',
      },
      { icon: Layers, title: 'React Native', description: 'One code base, two native apps.' },
      {
        icon: TabletSmartphone,
        title: 'Flutter',
        description: 'One design that looks the same on every device.',
      },
      {
        icon: MonitorSmartphone,
        title: 'Progressive web apps',
        description: 'Installed from the browser, useful offline.',
      },
      {
        icon: PencilRuler,
        title: 'App design',
        description: 'Flows tested on paper and with real users before they are built.',
      },
      { icon: Server, title: 'Back ends', description: 'Accounts, data and interfaces behind the app.' },
      {
        icon: CloudOff,
        title: 'Offline and sync',
        description: 'Work recorded without a signal and merged later.',
      },
      {
        icon: CreditCard,
        title: 'Payments',
        description: 'Cards, wallets and subscriptions, by the stores’ rules.',
      },
      {
        icon: Bell,
        title: 'Notifications',
        description: 'The right message at the right time, and easy to switch off.',
      },
      {
        icon: TestTubeDiagonal,
        title: 'Device testing',
        description: 'Old, new, small and cheap devices: we test on all of them.',
      },
      {
        icon: LifeBuoy,
        title: 'Releases and maintenance',
        description: 'Store releases, system updates and support.',
      },
    ],
  },
  tierFeatures: [
    ['iOS native', 'Android native', 'Progressive web apps'],
    ['React Native', 'Flutter', 'Back ends'],
    ['Offline and sync', 'Notifications', 'Releases and maintenance'],
  ],
};
