import { Metrics } from './metrics';

describe('the metrics of a node', () => {
  it('G10 are there in time although a figure of the database is late or fails', async () => {
    const metrics = new Metrics('a-build');
    const figure = (name: string, read: () => Promise<number>) => metrics.addGauge({ name, help: 'A figure', read });
    figure('landfall_late', () => new Promise(() => undefined));
    figure('landfall_failing', async () => Promise.reject(new Error('no answer')));
    figure('landfall_well', async () => 3);
    const began = performance.now();
    const { text } = await metrics.render();
    expect(performance.now() - began).toBeLessThan(1_500);
    expect(text).toMatch(/\nlandfall_late NaN\n[^]*\nlandfall_failing NaN\n[^]*\nlandfall_well 3\n/i);
  });
});
