import { PrintShare } from './PrintShare';

export const blockKind = 'Articles';

export const both = () => <PrintShare />;
