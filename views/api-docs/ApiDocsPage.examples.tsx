import { ApiDocsPage } from './ApiDocsPage';
import { sampleContentsPage } from './sample-api';

export const ofADemonstration = () => <ApiDocsPage {...sampleContentsPage} />;

export const inProduction = () => <ApiDocsPage {...sampleContentsPage} hasScenarios={false} />;
