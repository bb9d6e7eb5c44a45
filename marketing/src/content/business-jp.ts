import type { OfferingId } from '@suite/contracts/offerings';
import { site } from '@suite/site/site';
import type { Action } from './actions.ts';

interface Resource {
  id: 'company-profile' | 'japan-services' | 'consultation';
  title: string;
  description: string;
  action: string;
  href: string;
  /** Whether the link downloads one of our files or opens another site in a new tab. */
  kind: 'download' | 'external';
}

/** Label of every link to the consultation calendar. */
const bookConsultation = '相談日時を予約する';

const certification = site.certification;

/** Each benefit beside a part of the picture of an offering, or the certification. */
const benefits: {
  title: string;
  description: string;
  picture?: { offering: OfferingId; part: OfferingId | 'stock' };
}[] = [
  {
    title: '業務効率を最大50%向上',
    description: '受発注・在庫・会計・勤怠を一つの仕組みにまとめ、二重入力や確認の手間を減らします。',
    picture: { offering: 'erp', part: 'erp' },
  },
  {
    title: 'コスト削減',
    description:
      '必要な機能から始められる料金体系とスリランカの開発体制により、導入費用と維持費用の両方を抑えます。',
    picture: { offering: 'jewellery', part: 'jewellery' },
  },
  {
    title: 'データに基づく意思決定',
    description:
      '売上・在庫・稼働状況をその日のうちに確認できます。月次の集計を待たずに次の一手を決められます。',
    picture: { offering: 'erp', part: 'stock' },
  },
  {
    title: '安全なクラウド環境',
    description: certification
      ? `情報セキュリティの国際規格${certification}に基づく管理体制のもと、お客様のデータを暗号化してお預かりします。`
      : 'お客様のデータを暗号化し、権限とアクセス記録を管理したクラウド環境でお預かりします。',
  },
];

const documents: Resource[] = [
  {
    id: 'company-profile',
    title: '会社案内',
    description: '事業内容・沿革・拠点・開発体制をまとめた資料です（英語・PDF）。',
    action: 'ダウンロード',
    href: '/downloads/company-profile.pdf',
    kind: 'download',
  },
  {
    id: 'japan-services',
    title: '日本企業向けサービス資料',
    description: '日本のお客様への支援内容と導入までの流れをご紹介します（日本語・PDF）。',
    action: 'ダウンロード',
    href: '/downloads/japan-services.pdf',
    kind: 'download',
  },
];

const resources: Resource[] = [
  ...documents.filter(({ id }) => site.documents.some((name) => name === id)),
  ...(site.consultationUrl
    ? [
        {
          id: 'consultation' as const,
          title: '個別相談のご予約',
          description: '現在の業務とお困りごとをオンラインでお聞かせください。',
          action: bookConsultation,
          href: site.consultationUrl,
          kind: 'external' as const,
        },
      ]
    : []),
];

const services: { id: OfferingId; title: string; description: string }[] = [
  {
    id: 'erp',
    title: 'ERP（統合基幹業務システム）',
    description: '人事・会計・在庫・販売・生産を一つのデータで管理します。',
  },
  {
    id: 'property',
    title: '宿泊管理システム（PMS）',
    description: '予約・料金・チェックインから口コミへの返信まで一つの画面で行えます。',
  },
  {
    id: 'jewellery',
    title: '宝飾店管理システム',
    description: '重量・純度・石から工房の進み具合まで一つの画面で管理します。',
  },
  {
    id: 'web',
    title: 'Webアプリケーション開発',
    description: 'お客様の業務の流れに合わせ、設計から運用まで一貫して担当します。',
  },
  {
    id: 'mobile',
    title: 'モバイルアプリ開発',
    description: 'iOSとAndroidに対応し、電波の届かない現場でも使えるアプリを開発します。',
  },
  {
    id: 'lms',
    title: '学習管理システム（LMS）',
    description: '社員研修の受講から理解度の確認、修了証の発行までまとめて管理します。',
  },
];

const toConsultation = (label: string): Action | undefined =>
  site.consultationUrl ? { label, href: site.consultationUrl, isExternal: true } : undefined;

/** Content of the Japanese landing page. */
export const businessJp = {
  hero: {
    eyebrow: '日本企業の皆さまへ',
    title: '業務の仕組みを\n現場に合わせてつくる。',
    lead: `${site.name}はスリランカを拠点に、製造業・宿泊業・宝飾業・教育機関の業務システムを開発しています。要件の整理から開発・導入・運用まで専任の担当者が一貫して支援いたします。`.replaceAll(
      '・',
      '・\u2060',
    ),
    enquiry: toConsultation(bookConsultation),
    /** Label of the button that opens the lead dialog. */
    callback: '折り返しの連絡を依頼する',
    languages: site.japaneseService,
    withoutScript: '折り返し連絡の依頼フォームのご利用にはJavaScriptが必要です。',
    pictureAlt: 'ERPの画面。人事・会計・在庫・販売・生産が一つの台帳につながっている',
  },
  resources: {
    title: '資料とご相談',
    lead: '社内でのご検討にそのままお使いいただける資料をご用意しております。',
    items: resources,
  },
  benefits: { title: '導入で変わる四つのこと', items: benefits },
  services: {
    title: 'サービス一覧',
    lead: '一つから始めて必要に応じて組み合わせることができます。',
    /** Follows the lead on the page; the PDF's font lacks some of its characters. */
    prices: '料金は、ご希望の通貨でお見積もりいたします。',
    action: '詳しく見る（英語）',
    items: services,
  },
  closing: {
    title: 'まずはお気軽に\nご相談ください。',
    lead: 'いまの業務についてお話を伺い、進め方と概算をご提案いたします。',
    action: toConsultation(bookConsultation),
  },
};
