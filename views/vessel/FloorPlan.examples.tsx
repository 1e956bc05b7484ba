import { FloorPlan } from './FloorPlan';
import { sampleFloor } from './sample-vessel';

export const smallSuite = () => <FloorPlan plan={sampleFloor} />;
