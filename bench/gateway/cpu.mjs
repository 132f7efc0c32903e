/** Lets the parent process ask how many processor seconds this one has used, and ends this one cleanly on SIGTERM. */
export function answerCpu() {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send((user + system) / 1e6);
  });
  process.once('SIGTERM', () => process.exit(0));
}
