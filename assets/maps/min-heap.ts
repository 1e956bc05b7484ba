export class MinHeap {
  private readonly cells: number[] = [];
  private readonly costs: number[] = [];

  push(cell: number, cost: number): void {
    let at = this.cells.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((this.costs[parent] ?? 0) <= cost) break;
      this.copy(parent, at);
      at = parent;
    }
    this.cells[at] = cell;
    this.costs[at] = cost;
  }

  pop(): number | undefined {
    const first = this.cells[0];
    const last = this.cells.pop();
    const cost = this.costs.pop();
    if (first === undefined || last === undefined || cost === undefined || this.cells.length === 0) return first;
    this.sink(last, cost);
    return first;
  }

  private sink(cell: number, cost: number): void {
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.cells.length) break;
      if ((this.costs[child + 1] ?? Infinity) < (this.costs[child] ?? Infinity)) child += 1;
      if ((this.costs[child] ?? Infinity) >= cost) break;
      this.copy(child, at);
      at = child;
    }
    this.cells[at] = cell;
    this.costs[at] = cost;
  }

  private copy(from: number, to: number): void {
    this.cells[to] = this.cells[from] ?? 0;
    this.costs[to] = this.costs[from] ?? 0;
  }
}
