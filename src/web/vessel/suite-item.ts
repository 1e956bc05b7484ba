import type { Suite } from '../../core/voyages/voyage';
import { hrefSuite } from '../hrefs';
import type { BuiltAssets } from '../rendering/built-assets';

export function toSuiteItem(
  { pictures, panorama: _panorama, cabinCount: _count, body: _body, ...suite }: Suite,
  { vesselId, assets }: { readonly vesselId: string; readonly assets: BuiltAssets },
) {
  return {
    ...suite,
    vesselId,
    url: hrefSuite(vesselId, suite.slug),
    imagesCollection: pictures.map(({ name, alt }) => {
      const { src, width, height } = assets.picture(name);
      return { url: src, width, height, description: alt };
    }),
  };
}
