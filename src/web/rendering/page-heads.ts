import type { PageHead } from '../../../views/layout/Head';
import type { OurHosts } from '../our-hosts';
import type { BuiltAssets } from './built-assets';

interface HeadRequest {
  /** Path and the query that belongs to the page's identity. */
  readonly path: string;
  readonly pictureName?: string | undefined;
  readonly jsonLd?: object;
  readonly article?: PageHead['article'];
  readonly feed?: PageHead['feed'];
}

/** Absolute addresses and structured data of a page: search engines and chats take no relative ones. */
export class PageHeads {
  /** @param sharedPicture what a chat shows of a page that has no picture of its own */
  constructor(
    private readonly hosts: OurHosts,
    private readonly assets: BuiltAssets,
    private readonly sharedPicture: string,
  ) {}

  head({ path, pictureName = this.sharedPicture, jsonLd, article, feed }: HeadRequest): PageHead {
    return {
      canonicalUrl: this.absolute(path),
      pictureUrl: this.absolute(this.assets.picture(pictureName).src),
      // Escaped so that no text in it can end the script element.
      ...(jsonLd ? { jsonLd: JSON.stringify(jsonLd).replace(/</g, '\\u003c') } : {}),
      ...(article ? { article } : {}),
      ...(feed ? { feed } : {}),
    };
  }

  /** An address of another house stays as it is: its pictures have one already. */
  absolute(path: string): string {
    if (/^https?:\/\//.test(path)) return path;
    return `${this.hosts.origin}${path}`;
  }
}
