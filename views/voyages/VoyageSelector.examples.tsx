import { voyageSelectorTexts as texts } from './voyage-selector.texts';
import { BrowsingFor, VoyageSelector } from './VoyageSelector';
import { sampleSelector } from './sample-voyages';

export const severalSegments = () => <VoyageSelector {...sampleSelector} />;

export const notAvailable = () => <BrowsingFor notice={texts.unavailable} />;
