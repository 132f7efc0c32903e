import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An upload of the test tool. */
@Entity('test_videos')
export class TestVideo {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('text', { name: 'video_key' })
  videoKey: string;

  @Column('text')
  filename: string;

  @Column('text', { name: 'content_type' })
  contentType: string;

  /** Null until it is being made playable. */
  @Column('uuid', { name: 'job_id', nullable: true })
  jobId: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
