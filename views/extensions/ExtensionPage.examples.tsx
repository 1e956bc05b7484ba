import { useExamplePictures } from '../gallery/example-pictures';
import { ExtensionPage } from './ExtensionPage';
import { sampleExtensionPage } from './sample-extensions';

export function withSailings() {
  return <ExtensionPage {...sampleExtensionPage(useExamplePictures())} />;
}

export function withoutSailings() {
  return <ExtensionPage {...sampleExtensionPage(useExamplePictures())} voyages={[]} others={[]} />;
}
