import type { ExtensionVoyage } from '../../core/content/extension-sailings';
import type { VoyageExtension } from '../../core/content/voyage-extension';
import { formatMoney } from '../../core/shared/money';
import { formatDateRange } from '../../core/shared/plain-date';
import type { Port, Region } from '../../core/voyages/voyage';
import { shortPortName } from '../../core/voyages/port-name';
import type { ExtensionItemView, ExtensionVoyageView } from '../../../views/extensions/extension-views';
import { extensionsTexts as texts } from '../../../views/extensions/extensions.texts';
import type { PictureView } from '../../../views/ui/picture-view';
import { hrefExtension, hrefVoyage } from '../hrefs';
import { portsText } from '../voyages/voyage-card';

export interface RegionsAndPorts {
  readonly regions: readonly Region[];
  readonly ports: readonly Port[];
}

export const portName = ({ portSlug }: VoyageExtension, { ports }: RegionsAndPorts) =>
  shortPortName(ports.find(({ slug }) => slug === portSlug)?.name ?? '');

export function toExtensionItem(
  extension: VoyageExtension,
  regionsAndPorts: RegionsAndPorts,
  picture?: PictureView,
): ExtensionItemView {
  const { slug, title, regionSlug, when, nights, priceFrom, summary } = extension;
  return {
    slug,
    title,
    href: hrefExtension(slug),
    region: regionsAndPorts.regions.find((region) => region.slug === regionSlug)?.name ?? '',
    when: texts[when](texts.nights(nights), portName(extension, regionsAndPorts)),
    price: texts.perGuest(formatMoney(priceFrom)),
    summary,
    ...(picture ? { picture } : {}),
  };
}

export const toExtensionVoyage = ({ voyage, sailings }: ExtensionVoyage): ExtensionVoyageView => ({
  title: voyage.title,
  href: hrefVoyage(voyage.slug),
  ports: portsText(voyage),
  dates: sailings.map(({ itineraryId, start, end }) => ({
    label: formatDateRange(start, end),
    href: hrefVoyage(voyage.slug, itineraryId),
  })),
});
