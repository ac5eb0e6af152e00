/** Focus is never lost in a table's work: what was chosen may vanish, the next question takes over. */
class Focus {
  private isOwed = false;

  /** A choice was made; whatever had the focus may be gone when the next question comes. */
  owe(): void {
    this.isOwed = true;
  }

  /** Whether the question at hand should take the focus: nothing else has it. */
  take(): boolean {
    const isFree = !document.activeElement || document.activeElement === document.body;
    const isTaken = this.isOwed && isFree;
    this.isOwed = false;
    return isTaken;
  }
}

export const focus = new Focus();
