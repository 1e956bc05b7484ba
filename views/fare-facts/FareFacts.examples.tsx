import { FareFacts, FoldedCover } from './FareFacts';
import { sampleFareFacts } from './sample-fare-facts';

export const ofASailing = () => <FareFacts facts={sampleFareFacts} />;
export const besideAPrice = () => <FoldedCover cover={sampleFareFacts.cover} />;
