import { readdirSync, readFileSync } from 'node:fs';
import { triedWith } from './engine.contract';

const ports = readdirSync('src/core/engine').flatMap((file) =>
  file.endsWith('.port.ts') ? [file.replace('.port.ts', '')] : [],
);
const typeName = (port: string) => port.replace(/(^|-)(\w)/g, (_, _dash, character: string) => character.toUpperCase());

it('leaves no port of the engine out of the contract that a real engine must pass', () => {
  expect(ports.length).toBeGreaterThan(5);
  const whole = readFileSync('test/contracts/engine.contract.ts', 'utf8');
  for (const port of [...ports, 'sailing-inventory', 'trip-repository', 'engine-handoff']) {
    const suite = triedWith[port] ?? port;
    const text = readFileSync(`test/contracts/${suite}.contract.ts`, 'utf8');
    expect({
      port,
      isTried: text.includes(typeName(port)),
      isCalled: whole.includes(`describe${typeName(suite)}(name`),
    }).toEqual({ port, isTried: true, isCalled: true });
  }
});
