// The part of the drill random-money that runs in a process of its own; prints its report.
import { playInMemory } from './random-money';

const [method = '', histories = '', seed = ''] = process.argv.slice(2);
if (method !== 'test-cards' && method !== 'hosted-page') throw new Error('Name the method: test-cards or hosted-page');
console.log(JSON.stringify(await playInMemory(method, Number(histories), Number(seed))));
