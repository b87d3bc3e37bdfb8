import './layers.css'
import 'virtual:theme.css'
import './base.css'
import './article.css'
