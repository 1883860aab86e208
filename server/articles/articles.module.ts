import { Module } from '@nestjs/common';
import { Articles } from './use-cases/articles.js';

const useCases = [Articles];

/** Texts that are published on the site: the posts of the blog, the policies, and the documentation for programs. */
@Module({ providers: useCases, exports: useCases })
export class ArticlesModule {}
