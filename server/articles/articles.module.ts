import { Module } from '@nestjs/common';
import { ListPosts } from './use-cases/list-posts.js';
import { ReadPolicies } from './use-cases/read-policies.js';

const useCases = [ListPosts, ReadPolicies];

/** Texts that the operator publishes on the site: the posts of the blog, and the policies. */
@Module({ providers: useCases, exports: useCases })
export class ArticlesModule {}
