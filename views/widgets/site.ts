import { wakeWidgets } from './hydrate';

wakeWidgets(document);
