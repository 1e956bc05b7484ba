import '../tracking/tag-layer-part';
import { PagePartsContext } from '../ui/page-parts';
import { ConsentBar } from './ConsentBar';

export const question = () => (
  <PagePartsContext.Provider value={{}}>
    <ConsentBar isShown />
  </PagePartsContext.Provider>
);
export const withDataLayer = () => (
  <PagePartsContext.Provider value={{ dataLayer: {} }}>
    <ConsentBar isShown />
  </PagePartsContext.Provider>
);
