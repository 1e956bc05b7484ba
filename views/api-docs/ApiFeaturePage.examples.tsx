import { ApiFeaturePage } from './ApiFeaturePage';
import { sampleFeaturePage } from './sample-api';

export const oneCall = () => <ApiFeaturePage {...sampleFeaturePage} />;
