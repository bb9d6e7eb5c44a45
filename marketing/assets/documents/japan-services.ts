import { site } from '@suite/site/site';
import { businessJp } from '../../src/content/business-jp.ts';
import type { PrintDocument } from './document.ts';

const steps = [
  {
    title: 'ヒアリング',
    description: '現在の業務の流れやお使いの仕組み、お困りの点を伺います。オンラインでも承ります。',
  },
  {
    title: '要件の整理とご提案',
    description: '標準機能で足りる範囲と個別に開発する範囲を分け、進め方と概算をご提案します。',
  },
  {
    title: '設計と開発',
    description: '動く画面を早い段階からご確認いただき、ご意見を反映しながら仕上げます。',
  },
  {
    title: 'データ移行と試験運用',
    description: '既存のデータを移し、実際の業務でお試しいただきながら数値の一致を確認します。',
  },
  {
    title: '本稼働と運用支援',
    description: '稼働後も設定を理解した担当者がお問い合わせに対応し、改善を続けます。',
  },
];

const support = [
  {
    title: '窓口を一本化',
    description: '営業・開発・運用のご連絡を一つの窓口でお受けし、社内で責任をもって引き継ぎます。',
  },
  {
    title: '文書の共有',
    description: '要件・設計・議事録を文書で残し、いつでもご確認いただけるようにします。',
  },
  {
    title: '段階的な導入',
    description: '一つの部門や機能から始め、効果を確かめながら範囲を広げられます。',
  },
  {
    title: 'データはお客様のもの',
    description: '登録されたデータはいつでも一般的な形式で取り出していただけます。',
  },
];

const offices = site.offices.map(({ name, address, phones }) => ({
  title: name,
  lines: [...(address ? [address] : []), ...phones],
}));

const consultation = {
  title: businessJp.resources.items.at(-1)?.title ?? 'お問い合わせ',
  lines: [site.consultationUrl, site.email].flatMap((line) =>
    line ? [line.replace(/^https?:\/\//, '')] : [],
  ),
};

/** The brochure about services for Japan that the Japanese page offers for download. */
export const japanServices: PrintDocument = {
  file: 'public/downloads/japan-services.pdf',
  lang: 'ja',
  title: `${site.name} 日本企業向けサービスのご案内`,
  subject: businessJp.hero.title,
  author: site.name,
  date: '2026-11-21',
  cover: {
    eyebrow: '日本企業向けサービスのご案内',
    title: businessJp.hero.title,
    lead: businessJp.hero.lead,
    picture: 'pictures/overview.svg',
  },
  pages: [
    [
      { kind: 'heading', title: businessJp.benefits.title },
      { kind: 'points', columns: 1, items: businessJp.benefits.items },
      { kind: 'heading', title: '支援の体制' },
      { kind: 'points', columns: 2, items: support },
    ],
    [
      { kind: 'heading', title: businessJp.services.title, lead: businessJp.services.lead },
      ...businessJp.services.items.slice(0, 3).map(
        ({ id, title, description }) =>
          ({
            kind: 'offering',
            picture: `pictures/offerings/${id}.svg`,
            title,
            description,
            list: '',
          }) as const,
      ),
    ],
    [
      ...businessJp.services.items.slice(3).map(
        ({ id, title, description }) =>
          ({
            kind: 'offering',
            picture: `pictures/offerings/${id}.svg`,
            title,
            description,
            list: '',
          }) as const,
      ),
    ],
    [
      {
        kind: 'heading',
        title: '導入までの流れ',
        lead: '規模や時期に合わせて無理のない進め方をご提案します。',
      },
      { kind: 'steps', items: steps },
      { kind: 'heading', title: 'お問い合わせ', lead: businessJp.closing.lead },
      { kind: 'contact', items: [...(consultation.lines.length > 0 ? [consultation] : []), ...offices] },
    ],
  ],
};
