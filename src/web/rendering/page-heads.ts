import type { PageHead } from '../../../views/layout/Head';
import type { OurHosts } from '../our-hosts';
import { paths } from '../paths';
import { breadcrumbs, type Crumb } from './breadcrumbs';
import { linePlaceholder } from './line-placeholder';
import type { BuiltAssets } from './built-assets';

interface HeadRequest {
  readonly path: string;
  readonly pictureName?: string | undefined;
  readonly jsonLd?: object;
  readonly article?: PageHead['article'];
  readonly feed?: PageHead['feed'];
}

/**
 * Absolute addresses and structured data of a page, because search engines and link previews accept no relative
 * addresses.
 */
export class PageHeads {
  constructor(
    private readonly hosts: OurHosts,
    private readonly assets: BuiltAssets,
    private readonly sharedPicture: string,
    readonly lineName: string,
  ) {}

  head({ path, pictureName = this.sharedPicture, jsonLd, article, feed }: HeadRequest): PageHead {
    const { src, alt } = this.assets.picture(pictureName);
    return {
      canonicalUrl: this.absolute(path),
      pictureUrl: this.absolute(src),
      // A vendor's picture has no words of its own.
      ...(alt === '' ? {} : { pictureAlt: alt }),
      // Escaped so that no text can close the script element.
      ...(jsonLd ? { jsonLd: JSON.stringify(jsonLd, this.withLineName).replace(/</g, '\\u003c') } : {}),
      ...(article ? { article } : {}),
      ...(feed ? { feed } : {}),
    };
  }

  private readonly withLineName = (_name: string, value: unknown): unknown =>
    value === linePlaceholder ? this.lineName : value;

  /** Returns the breadcrumbs from the home page on, with the line as the first. */
  trail(...steps: readonly Crumb[]): object {
    return breadcrumbs((path) => this.absolute(path), { name: this.lineName, path: paths.home }, ...steps);
  }

  /** A vendor's picture address is absolute already. */
  absolute(path: string): string {
    if (/^https?:\/\//.test(path)) return path;
    return `${this.hosts.origin}${path}`;
  }
}
