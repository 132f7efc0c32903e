/** Role in which an actor accesses a visit: the client decides, the practice collects the amount due. */
export type Party = 'client' | 'practice';
