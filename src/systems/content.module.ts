import type { ContainerModule } from 'inversify';
import { embeddedContentModule } from '../adapters/embedded-line/content.module';
import type { SystemParts } from './system-parts';

/** Who has the words and pictures (CMS). */
export const contentSystemModule = ({ line }: SystemParts): ContainerModule => embeddedContentModule(line);
