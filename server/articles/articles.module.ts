import { Module } from '@nestjs/common';
import { ListPosts } from './use-cases/list-posts.js';
import { ReadGuides } from './use-cases/read-guides.js';
import { ReadPolicies } from './use-cases/read-policies.js';

const useCases = [ListPosts, ReadGuides, ReadPolicies];

/** Texts that are published on the site: the posts of the blog, the policies, and the documentation for programs. */
@Module({ providers: useCases, exports: useCases })
export class ArticlesModule {}
