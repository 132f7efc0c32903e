/** As whom somebody meets a visit: the client decides, the practice takes what is due. */
export type Party = 'client' | 'practice';
