import { Module } from '@nestjs/common';
import { ListPosts } from './use-cases/list-posts.js';
import { ReadPolicies } from './use-cases/read-policies.js';

const useCases = [ListPosts, ReadPolicies];

/** Texts that whoever runs the site publishes on it: the posts of the blog, and the policies. */
@Module({ providers: useCases, exports: useCases })
export class ArticlesModule {}
