/** A pause that somebody may end early. A call to `wake` is never lost: one that comes before `rest` makes it return at once. */
export class WakeablePause {
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
