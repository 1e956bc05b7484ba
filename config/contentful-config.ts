export interface ContentfulConfig {
  readonly url: string;
  readonly space: string;
  readonly environment: string;
  readonly token: string;
  readonly previewToken: string;
  readonly webhookSecret: string;
  /** Signs the site's own preview links; Contentful never sees it. */
  readonly previewSecret: string;
  readonly imagesUrl: string;
}

type Values = Readonly<Record<string, string>>;

export function readContentful({
  CMS,
  CONTENTFUL_URL = '',
  CONTENTFUL_SPACE = '',
  CONTENTFUL_ENVIRONMENT = '',
  CONTENTFUL_TOKEN = '',
  CONTENTFUL_PREVIEW_TOKEN = '',
  CONTENTFUL_WEBHOOK_SECRET = '',
  PREVIEW_SECRET = '',
  CONTENTFUL_IMAGES_URL,
}: Values): ContentfulConfig | undefined {
  if (CMS !== 'contentful') return undefined;
  return {
    url: CONTENTFUL_URL.replace(/\/+$/, ''),
    space: CONTENTFUL_SPACE,
    environment: CONTENTFUL_ENVIRONMENT,
    token: CONTENTFUL_TOKEN,
    previewToken: CONTENTFUL_PREVIEW_TOKEN,
    webhookSecret: CONTENTFUL_WEBHOOK_SECRET,
    previewSecret: PREVIEW_SECRET,
    imagesUrl: new URL(CONTENTFUL_IMAGES_URL ?? imagesBeside(CONTENTFUL_URL)).origin,
  };
}

/** Pictures of a space with European data residency are served from the European host. */
const imagesBeside = (url: string) =>
  new URL(url).hostname === 'graphql.eu.contentful.com'
    ? 'https://images.eu.ctfassets.net'
    : 'https://images.ctfassets.net';
