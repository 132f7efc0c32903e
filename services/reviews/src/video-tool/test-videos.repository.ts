import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TestVideo } from './test-video.entity.js';

@Injectable()
export class TestVideosRepository {
  async insert(tx: EntityManager, video: TestVideo): Promise<void> {
    await tx.insert(TestVideo, video);
  }

  async find(tx: EntityManager, userId: string, videoKey: string): Promise<TestVideo | null> {
    return tx.findOneBy(TestVideo, { userId, videoKey });
  }

  async findForUpdate(tx: EntityManager, id: string): Promise<TestVideo> {
    return tx.findOneOrFail(TestVideo, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async findByJob(tx: EntityManager, userId: string, jobId: string): Promise<TestVideo | null> {
    return tx.findOneBy(TestVideo, { userId, jobId });
  }

  async noteJob(tx: EntityManager, id: string, jobId: string): Promise<void> {
    await tx.update(TestVideo, { id }, { jobId });
  }
}
