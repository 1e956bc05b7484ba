import type { Request } from 'express';
import type { ContentLibrary } from '../../core/content/content-library.port';
import { voyagesOfExtension } from '../../core/content/extension-sailings';
import type { VoyageExtension } from '../../core/content/voyage-extension';
import type { FindVoyages } from '../../core/voyages/find-voyages';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import type { ExtensionItemView } from '../../../views/extensions/extension-views';
import type { ExtensionChoicePage } from '../../../views/extensions/ExtensionChoicePage';
import type { ExtensionPage } from '../../../views/extensions/ExtensionPage';
import { extensionsTexts } from '../../../views/extensions/extensions.texts';
import type { ExtensionsPage } from '../../../views/extensions/ExtensionsPage';
import { notFound } from '../http-error';
import { hrefExtension, hrefExtensionInquiry } from '../hrefs';
import { paths } from '../paths';
import type { Crumb } from '../rendering/breadcrumbs';
import type { BuiltAssets } from '../rendering/built-assets';
import { openingPictureViews } from '../rendering/own-pictures';
import type { PageAnswer } from '../rendering/page-answer';
import type { PageHeads } from '../rendering/page-heads';
import { extensionJsonLd } from './extension-json-ld';
import { type RegionsAndPorts, portName, toExtensionItem, toExtensionVoyage } from './extension-views';

interface ExtensionsPagesParts {
  readonly library: Pick<ContentLibrary, 'findExtensions'>;
  readonly content: Pick<VoyageContent, 'findRegions' | 'findPorts'>;
  readonly findVoyages: Pick<FindVoyages, 'run'>;
  readonly assets: BuiltAssets;
  readonly heads: Pick<PageHeads, 'head' | 'absolute' | 'trail'>;
}

const othersShown = 3;

export class ExtensionsPages {
  constructor(private readonly parts: ExtensionsPagesParts) {}

  readonly list = async (): Promise<PageAnswer<typeof ExtensionsPage>> => {
    const { heads } = this.parts;
    const { extensions, regionsAndPorts } = await this.read();
    const pictureName = extensions[0]?.pictures[0].name;
    return {
      props: {
        head: heads.head({
          path: paths.extensions.list,
          ...(pictureName ? { pictureName } : {}),
          jsonLd: this.breadcrumbTrail(),
        }),
        extensions: this.toCards(extensions, regionsAndPorts),
      },
      cache: { tags: ['content'] },
    };
  };

  readonly extension = async (req: Request): Promise<PageAnswer<typeof ExtensionPage>> => {
    const { findVoyages, assets, heads } = this.parts;
    const { extensions, regionsAndPorts } = await this.read();
    const extension = extensions.find(({ slug }) => slug === req.params['slug']);
    if (!extension) throw notFound();
    const { sailings } = await findVoyages.run();
    const [first, ...rest] = extension.pictures;
    const hero = assets.mainPicture(first.name, 'tall', first.alt);
    const gallery = rest.map(({ name, alt }) => assets.picture(name, alt));
    const path = hrefExtension(extension.slug);
    const head = heads.head({ path, pictureName: extension.pictures[0].name });
    const jsonLd = [
      this.breadcrumbTrail({ name: extension.title, path }),
      extensionJsonLd(extension, { pictureUrl: head.pictureUrl, absolute: (address) => heads.absolute(address) }),
    ];
    return {
      props: {
        head: heads.head({ path, pictureName: extension.pictures[0].name, jsonLd }),
        extension: {
          ...toExtensionItem(extension, regionsAndPorts),
          whenCode: extension.when,
          port: portName(extension, regionsAndPorts),
          html: extension.html,
          days: extension.days,
          inquireHref: hrefExtensionInquiry(extension.slug),
          hero,
          gallery,
        },
        voyages: voyagesOfExtension(extension, sailings).map(toExtensionVoyage),
        others: this.toCards(extensions.filter((other) => other !== extension).slice(0, othersShown), regionsAndPorts),
      },
      cache: { tags: ['content'] },
    };
  };

  async choose(req: Request): Promise<PageAnswer<typeof ExtensionChoicePage>> {
    const { heads } = this.parts;
    const { extensions, regionsAndPorts } = await this.read();
    return {
      props: {
        head: heads.head({ path: paths.extensions.inquire }),
        isUnknown: req.query['extension'] !== undefined,
        extensions: extensions.map((extension) => ({
          ...toExtensionItem(extension, regionsAndPorts),
          href: hrefExtensionInquiry(extension.slug),
        })),
      },
    };
  }

  private async read(): Promise<{
    readonly extensions: readonly VoyageExtension[];
    readonly regionsAndPorts: RegionsAndPorts;
  }> {
    const { library, content } = this.parts;
    const [extensions, regions, ports] = await Promise.all([
      library.findExtensions(),
      content.findRegions(),
      content.findPorts(),
    ]);
    return { extensions, regionsAndPorts: { regions, ports } };
  }

  private toCards(
    extensions: readonly VoyageExtension[],
    regionsAndPorts: RegionsAndPorts,
  ): readonly ExtensionItemView[] {
    const { assets } = this.parts;
    const pictures = openingPictureViews(assets, extensions);
    return extensions.map((extension, index) => toExtensionItem(extension, regionsAndPorts, pictures[index]));
  }

  private breadcrumbTrail(...last: readonly Crumb[]): object {
    return this.parts.heads.trail({ name: extensionsTexts.title, path: paths.extensions.list }, ...last);
  }
}
