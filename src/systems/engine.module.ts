import type { ContainerModule } from 'inversify';
import { embeddedEngineModule } from '../adapters/embedded-line/engine.module';
import type { SystemParts } from './system-parts';

/** Who sells cabins and seats (ENGINE). */
export const engineSystemModule = ({ line }: SystemParts): ContainerModule => embeddedEngineModule(line);
