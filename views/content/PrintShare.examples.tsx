import { PrintShare } from './PrintShare';

export const both = () => <PrintShare />;
