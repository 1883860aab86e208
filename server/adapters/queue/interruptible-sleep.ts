/** A sleep that can be interrupted. A call of `wake` is never lost: if it comes before `rest`, then `rest` returns at once. */
export class InterruptibleSleep {
  private isWoken = false;
  private end: () => void = () => undefined;

  wake(): void {
    this.isWoken = true;
    this.end();
  }

  async rest(milliseconds: number): Promise<void> {
    if (!this.isWoken) await this.sleep(milliseconds);
    this.isWoken = false;
  }

  private sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
